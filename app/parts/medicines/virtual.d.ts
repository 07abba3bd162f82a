/** Made by scripts/build/record-modules.ts. */
declare module 'virtual:medicines/*' {
  const medicines: readonly import('./listed-medication.ts').ListedMedication[];
  export default medicines;
}
