/** Made by scripts/build/record-modules.ts. */
declare module 'virtual:assistant/cards' {
  const cards: import('#app/site/language.ts').Bilingual<Readonly<Record<string, import('./drawn-cards.server.tsx').DrawnCard>>>;
  export default cards;
}
