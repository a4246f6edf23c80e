import type { MarkdownProps } from '@seedbed/ui/markdown';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense } from 'react';
import { rawText } from './RichText.css';

/** Asked for as soon as a screen that reads is on its way, so that it is there before the text is. */
const markdown = import('@seedbed/ui/markdown');
const Markdown = lazy(async () => ({ default: (await markdown).Markdown }));

/** Markdown. Should its code come after the text, the text stands there as it was written until then. */
export function RichText(props: MarkdownProps) {
  return (
    <Suspense
      fallback={
        <div className={rawText}>
          <Text size={props.size ?? 'reading'}>{props.children}</Text>
        </div>
      }
    >
      <Markdown {...props} />
    </Suspense>
  );
}
