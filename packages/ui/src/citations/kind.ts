/** Words for a kind as it is stored: `'dailyValue'` becomes 'Daily value'. */
export const nameKind = (kind: string): string => {
  const words = kind
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
