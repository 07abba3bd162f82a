/** Logs the address that was not found, so that whoever looks for the broken link can see it in the console. */
console.error(`Page not found: ${location.pathname}`);
