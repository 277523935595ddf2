"""Reports as pages of HTML that load nothing."""
