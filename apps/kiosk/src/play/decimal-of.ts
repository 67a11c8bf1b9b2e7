/** Smallest units of a currency as a decimal string; tournament chips as they are. */
export const decimalOf =
  (currency: string | null) =>
  (minor: number): string => {
    if (currency === null) return String(minor);
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
    return (minor / 10 ** decimals).toFixed(decimals);
  };
