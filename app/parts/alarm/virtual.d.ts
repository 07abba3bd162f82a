/** Made by scripts/build/record-modules.ts. */
declare module 'virtual:alarm/reading' {
  const reading: import('./alarm.ts').AlarmReading;
  export default reading;
}
declare module 'virtual:ladders/*' {
  const ladders: import('./ladders.server.ts').Ladders;
  export default ladders;
}
declare module 'virtual:alarm/*' {
  const texts: import('./alarm.ts').AlarmTexts;
  export default texts;
}
