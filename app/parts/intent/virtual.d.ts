/** Made by scripts/build/record-modules.ts. */
declare module 'virtual:intents' {
  const model: import('./intent.ts').IntentModel;
  export default model;
}

declare module 'virtual:meant-pages' {
  const model: import('./meant-page.ts').MeantPageModel;
  export default model;
}
