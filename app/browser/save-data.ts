interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const { connection } = navigator as Navigator & { readonly connection?: Connection };

/** Whether the visitor has switched on the browser's data saver. */
export const saveData = connection?.saveData === true;

/** Whether to leave out mere decoration: with Save-Data, or if the browser rates the connection "2g" or "slow-2g" (below 70 kbit/s). */
export const isLean = () => saveData || connection?.effectiveType?.endsWith('2g') === true;
