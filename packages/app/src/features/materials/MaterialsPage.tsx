import type { Material } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { DataTable, type DataColumn } from '@seedbed/ui/chart';
import { EmptyState } from '@seedbed/ui/empty-state';
import { Plus } from '@seedbed/ui/icons';
import { Notice } from '@seedbed/ui/notice';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import { errorWords } from '../../api/problem';
import { dayInWords } from '../../format/dates';
import { PageTitle } from '../../screen/PageTitle';
import { useScreenAddress } from '../../screen/screenAddress';
import { HeaderLabel, page, ShellHeader } from '../../shell';
import { useMaterials } from './materials.api';
import * as styles from './materials.css';
import { MaterialsPicture } from './MaterialsPicture';
import { materialHref, openIn } from './materialAddress';
import { tiersText } from './tiersText';

const CreateMaterial = lazy(async () => ({ default: (await import('./CreateMaterial')).CreateMaterial }));
const MaterialDialog = lazy(async () => ({ default: (await import('./MaterialDialog')).MaterialDialog }));

interface Row {
  id: string;
  material: Material;
}

const columnsWith = (onOpen: (id: number) => void): readonly DataColumn<Row>[] => [
  {
    id: 'name',
    label: 'Material',
    cell: ({ material: { id, name } }) => (
      <div className={styles.name}>
        <Button variant="quiet" onPress={() => onOpen(id)}>
          {name}
        </Button>
      </div>
    ),
  },
  {
    id: 'form',
    label: 'Form',
    cell: ({ material: { source, nutrient, ingredient } }) => source ?? nutrient ?? ingredient ?? '–',
  },
  {
    id: 'potency',
    label: 'Potency',
    cell: ({ material: { potency } }) => (potency ? `${potency} %` : '–'),
    isNumber: true,
  },
  {
    id: 'price',
    label: 'Price per kg',
    cell: ({ material: { price } }) =>
      price ? (
        <>
          <div>{tiersText(price.tiers)}</div>
          <Text size="caption" tone="quiet" isTabular>
            {[price.supplier, dayInWords(price.asOf, 'UTC')].filter(Boolean).join(', ')}
          </Text>
        </>
      ) : (
        '–'
      ),
    isNumber: true,
  },
];

/** One's own materials with their prices. */
export function MaterialsPage() {
  const { data: materials, error, mutate } = useMaterials();
  const [isCreating, setIsCreating] = useState(false);
  const { address, goTo } = useScreenAddress();
  const setOpenId = (id?: number) => void goTo(materialHref(id));
  const openId = openIn(address);
  const open = materials?.find(({ id }) => id === openId);
  const create = (
    <Button variant="primary" onPress={() => setIsCreating(true)}>
      <Plus size={16} />
      <HeaderLabel>New material</HeaderLabel>
    </Button>
  );
  return (
    <>
      <PageTitle>My materials</PageTitle>
      <ShellHeader title="My materials" actions={materials && materials.length > 0 && create} />
      <div className={page}>
        {error && !materials ? (
          <Notice
            tone="critical"
            title="Your materials could not be loaded"
            action={<Button onPress={() => void mutate()}>Try again</Button>}
          >
            {errorWords(error)}
          </Notice>
        ) : !materials ? (
          <Text as="p" tone="quiet" role="status">
            Loading...
          </Text>
        ) : materials.length > 0 ? (
          <DataTable
            caption="Your materials, the newest first"
            rows={materials.map((material) => ({ id: String(material.id), material }))}
            columns={columnsWith(setOpenId)}
          />
        ) : (
          <EmptyState
            title="No materials of your own yet"
            description="What you buy, with its potency and its prices. A line of a formula that names one takes them from here."
            picture={<MaterialsPicture />}
            action={create}
          />
        )}
      </div>
      <Suspense fallback={null}>
        {isCreating && <CreateMaterial onClose={() => setIsCreating(false)} />}
        {open && <MaterialDialog id={open.id} name={open.name} onClose={() => setOpenId(undefined)} />}
      </Suspense>
    </>
  );
}
