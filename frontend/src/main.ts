import './styles/base.css'

import { mount } from 'svelte'

import App from './app/App.svelte'
import { router } from './app/router.svelte'
import { ready } from './app/screen-loader'
import { fixLinks } from './browser/site'
import { loadPreferredLanguage } from './i18n/translator.svelte'
import { keptVersion } from './offline/kept-version.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')

fixLinks()
// The screen's code comes along with the texts, not after them. If it does not come, the app says so.
await Promise.all([loadPreferredLanguage(), ready(router.screen).catch(() => null)])
mount(App, { target })
keptVersion.keep()
