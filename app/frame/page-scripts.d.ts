/** Made by scripts/build/page-scripts.ts. */
declare module 'virtual:page-scripts' {
  const scripts: import('./inline-scripts.ts').InlineScripts;
  export default scripts;
}
