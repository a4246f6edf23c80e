import type { RecipientLink } from '@seedbed/server/contract';
import { Button, LinkButton } from '@seedbed/ui/button';
import { TextField } from '@seedbed/ui/field';
import { Inline } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { saveFile } from '../../../screen/saveFile';
import { mailto } from '../rfqWords';
import * as styles from '../sourcing.css';

const messageOf = ({ eml }: RecipientLink) => new Blob([eml], { type: 'message/rfc822' });

/** A maker's link, which is told once, and the ways to bring it to them. */
export function Letter({ letter, supplierName }: { letter: RecipientLink; supplierName: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(letter.url);
      setSaid('Copied.');
    } catch {
      setSaid('The browser did not allow copying: select the link and copy it.');
    }
  };
  return (
    <div className={styles.letter} role="group" aria-label={`Link for ${supplierName}`}>
      <TextField
        label="Link"
        description="Shown once, and for this maker alone. A new link ends this one."
        value={letter.url}
        isReadOnly
        action={<Button onPress={() => void copy()}>Copy link</Button>}
      />
      <Inline gap="small">
        <LinkButton href={mailto(letter)}>Write e-mail</LinkButton>
        <Button onPress={() => saveFile(`Request for quotation - ${supplierName}.eml`, messageOf(letter))}>
          Download .eml
        </Button>
        <Text as="p" size="caption" tone="quiet" role="status">
          {said}
        </Text>
      </Inline>
    </div>
  );
}
