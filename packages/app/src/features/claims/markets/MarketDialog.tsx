import type { CheckClaims, Claim } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Text } from '@seedbed/ui/text';
import { errorWords } from '../../../api/problem';
import { useCheck } from '../claims.api';
import { SentenceFindings } from '../check/SentenceFindings';

interface MarketDialogProps {
  claim: Pick<Claim, 'text' | 'channel' | 'productId' | 'basis'>;
  market: CheckClaims['market'];
  onClose: () => void;
}

/** Why a market judges a claim as it does: its rules, what they need, the studies. Nothing of the claim changes. */
export function MarketDialog({ claim, market, onClose }: MarketDialogProps) {
  const { text, channel, productId, basis } = claim;
  const asked = { text, market, channel, productId: productId ?? undefined, basis: basis ?? undefined };
  const { checked, error, retry } = useCheck(asked, 0);
  return (
    <Dialog title={`In the ${market}`} size="large" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack gap="medium">
        <Text as="p" size="caption" tone="quiet">
          As it would be judged now. The claim that is kept stays as it is.
        </Text>
        {checked?.sentences.map((sentence) => (
          <SentenceFindings key={sentence.start} sentence={sentence} />
        ))}
        {error !== undefined && (
          <Notice
            tone="critical"
            title="It could not be judged"
            action={<Button onPress={retry}>Try again</Button>}
          >
            {errorWords(error)}
          </Notice>
        )}
        {!checked && error === undefined && (
          <Text as="p" tone="quiet" role="status">
            Checking…
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
