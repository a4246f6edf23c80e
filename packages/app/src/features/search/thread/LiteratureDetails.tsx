import type { LiteratureSource } from '@seedbed/server/contract';
import { Text } from '@seedbed/ui/text';
import { literatureWords } from './literatureWords';

/** What sort of record it is and where it was found; apart from that, what a machine read in it. */
export function LiteratureDetails({ source }: { source: LiteratureSource }) {
  const { about, read } = literatureWords(source);
  return (
    <>
      <Text as="p" size="caption" tone="quiet">
        {about}
      </Text>
      {read && (
        <Text as="p" size="caption" tone="quiet">
          Read by machine: {read}
        </Text>
      )}
    </>
  );
}
