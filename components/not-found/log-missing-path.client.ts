// Logs the missed path on the 404 page (tests/specification, section 2).
console.error('Page not found:', location.pathname);
