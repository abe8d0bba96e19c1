// The 404 page logs the path that was missed (specification, section 2).
console.error('Page not found:', location.pathname);
