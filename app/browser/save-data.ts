/** Whether the visitor asked the browser to load no more than needed. */
export const saveData = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
