import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { paletteSource, type PaletteEntry } from '../../navigation/palette';
import { materialHref } from './materialAddress';
import { useMaterials } from './materials.api';

/** One's own materials, on their page. */
export const materialsPalette = paletteSource('materials', () => {
  const navigate = useNavigate();
  const { data: materials } = useMaterials();
  return useMemo(
    () =>
      (materials ?? []).map(({ id, name, source }): PaletteEntry => ({
        id: `material ${id}`,
        label: name,
        description: source ?? undefined,
        section: 'Materials',
        keywords: 'material',
        run: () => void navigate(materialHref(id)),
      })),
    [materials, navigate],
  );
});
