"""Limits on connections and requests, security headers, cookies and origins."""
