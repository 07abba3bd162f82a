/** What React Router writes into a prerendered page to start itself from. */
export const routerScripts = {
  scroll: '<script>((storageKey) => {})("react-router-scroll-positions", null)</script>',
  context:
    '<script>window.__reactRouterContext = {"basename":"/","ssr":false};window.__reactRouterContext.stream = new ReadableStream({});</script>',
  modules:
    '<script type="module" async="">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\nimport * as route1 from "/assets/team-1.js";\n  \n  window.__reactRouterRouteModules = {"root":route0,"/team":route1};\n\nimport("/assets/entry.client-1.js");</script>',
  payload: '<script>window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2}]\\n");</script>',
  close: '<script>window.__reactRouterContext.streamController.close();</script>',
};
