import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { paletteSource, type PaletteEntry } from '../../navigation/palette';
import { useProducts } from './products.api';

/** Every product, and the way to a new one. */
export const productsPalette = paletteSource('products', () => {
  const navigate = useNavigate();
  const { data: products } = useProducts();
  return useMemo(
    () => [
      {
        id: 'new product',
        label: 'New product',
        section: 'Do',
        keywords: 'create concept',
        run: () => void navigate('/new-product'),
      },
      ...(products ?? []).map(({ id, concept }): PaletteEntry => ({
        id: `product ${id}`,
        label: concept,
        section: 'Products',
        keywords: 'product',
        run: () => void navigate(`/v1/products/${id}`),
      })),
    ],
    [navigate, products],
  );
});
