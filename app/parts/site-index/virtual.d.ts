/** Made by scripts/build/site-index-module.ts. */
declare module 'virtual:site-index/*' {
  const index: import('./site-index.ts').SiteIndex;
  export default index;
}
