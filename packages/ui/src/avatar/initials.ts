/**
 * One or two letters for a person without a photo: first and last word of the name.
 * Counts by grapheme, so that accents and emoji stay whole. Nobody's name: 'U', for user.
 */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  const letters = ends.map((word = '') => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '');
  return letters.join('').toLocaleUpperCase() || 'U';
};
