/** Made by scripts/build/record-modules.ts. */
declare module 'virtual:intents' {
  const model: import('./intent.ts').IntentModel;
  export default model;
}

declare module 'virtual:meant-pages' {
  const models: import('./meant-page.ts').MeantPageModels;
  export default models;
}
