import './styles/base.css'

import { mount } from 'svelte'

import App from './app/App.svelte'
import { speak } from './i18n/speech.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')

await speak()
mount(App, { target })
