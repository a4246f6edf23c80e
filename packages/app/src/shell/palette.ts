import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { paletteSource, type PaletteEntry } from '../navigation/palette';

const places = [
  { path: '/v1/search', label: 'Search', keywords: 'ask question answer new' },
  { path: '/v1/insights', label: 'Insights', keywords: 'news articles discover' },
  { path: '/v1/products', label: 'Products', keywords: 'concepts list' },
  { path: '/tabs', label: 'Workspace', keywords: 'tabs home' },
  { path: '/v1/garden', label: 'Private garden', keywords: 'notes planted kept' },
  { path: '/v1/materials', label: 'My materials', keywords: 'prices suppliers potency' },
  { path: '/v1/profile', label: 'Account', keywords: 'profile role settings log out color scheme dark' },
];

/** The screens one can go to. */
export const placesPalette = paletteSource('places', () => {
  const navigate = useNavigate();
  return useMemo(
    () =>
      places.map(({ path, label, keywords }): PaletteEntry => ({
        id: `place ${path}`,
        section: 'Go to',
        label,
        keywords,
        run: () => void navigate(path),
      })),
    [navigate],
  );
});
