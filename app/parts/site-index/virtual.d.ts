/** Made by scripts/build/record-modules.ts. */
declare module 'virtual:site-index/*' {
  const index: import('./site-index.ts').SiteIndex;
  export default index;
}
