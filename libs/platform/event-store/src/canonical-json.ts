const writeObject = (value: object): string => {
  const entries = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${entries.join(',')}}`;
};

/**
 * One spelling for each value: keys in code unit order, no blanks, numbers as JavaScript writes them (RFC 8785).
 * What the database stores as jsonb keeps neither the order of keys nor the spelling of numbers, so hashes are taken
 * of this form.
 */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'bigint') return JSON.stringify(value.toString());
  if (typeof value === 'object' && value !== null) return writeObject(value);
  return JSON.stringify(value);
};
