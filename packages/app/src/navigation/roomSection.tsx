import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { ProductSectionType } from './productSections';

/** What a room of a product is given. */
export interface ProductRoomProps {
  productId: number;
  /** Shown while there is nothing in it. */
  whileEmpty: ReactNode;
}

interface RoomPlan<Name extends string> {
  /** Id of the section. */
  id: string;
  /** What the module calls the room. */
  name: Name;
  load: () => Promise<Readonly<Record<Name, ComponentType<ProductRoomProps>>>>;
}

/** A section that is a room, whose code is fetched when it is first wanted; until then its promise stands there. */
export function roomSection<Name extends string>({ id, name, load }: RoomPlan<Name>): ProductSectionType {
  const Room = lazy(async (): Promise<{ default: ComponentType<ProductRoomProps> }> => ({
    default: (await load())[name],
  }));
  const Body: ProductSectionType['Body'] = ({ product, promise }) => {
    const words = (
      <Text as="p" size="reading" tone="quiet">
        {promise}
      </Text>
    );
    return (
      <Suspense fallback={words}>
        <Room key={product.id} productId={product.id} whileEmpty={words} />
      </Suspense>
    );
  };
  return { id, Body };
}
