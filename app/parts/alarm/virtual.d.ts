/** Made by scripts/build/record-modules.ts. */
declare module 'virtual:alarm/reading' {
  const reading: import('./alarm.ts').AlarmReading;
  export default reading;
}
declare module 'virtual:alarm/*' {
  const texts: import('./alarm.ts').AlarmTexts;
  export default texts;
}
