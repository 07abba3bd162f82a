interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const { connection } = navigator as Navigator & { readonly connection?: Connection };

/** Whether the visitor asked the browser to load no more than needed. */
export const saveData = connection?.saveData === true;

/** Whether what only pleases is to be left out: with Save-Data, or where the browser reckons with less than 70 kbit/s ("2g", "slow-2g"). */
export const isLean = () => saveData || connection?.effectiveType?.endsWith('2g') === true;
