import type { RecipientLink, Rfq, RfqRecipient } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { Button } from '@seedbed/ui/button';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import { dayInWords } from '../../../format/dates';
import { Failure } from '../../../feedback/Failure';
import { Letter } from './Letter';
import { MakersView } from './MakersView';
import { Questions } from './Questions';
import { isOver, mailWords, may, recipientTones, recipientWords } from '../rfqWords';
import * as styles from '../sourcing.css';
import { useSourcingCalls, type MakerAction } from '../sourcing.api';
import { useAttempt } from '../../../feedback/useAttempt';
import { useWebConfig } from '../../../useWebConfig';

const QuoteDialog = lazy(async () => ({ default: (await import('../quotes/QuoteDialog')).QuoteDialog }));

interface MakerRowProps {
  rfq: Rfq;
  maker: RfqRecipient;
  letter: RecipientLink | undefined;
  onLetter: (rid: number, letter: RecipientLink) => void;
}

/** A maker who is asked: where they stand, how the request reaches them, what they asked, what they see. */
export function MakerRow({ rfq, maker, letter, onLetter }: MakerRowProps) {
  const { link, actOnMaker } = useSourcingCalls(rfq.productId);
  const { attempt, isPending, failure } = useAttempt();
  const [isSeen, setIsSeen] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const { id, supplierName, status } = maker;
  const act = (action: MakerAction, label: string) => (
    <Button isPending={isPending} onPress={() => void attempt(() => actOnMaker(rfq, id, action))}>
      {label}
    </Button>
  );
  const isOpen = rfq.status === 'sent' || rfq.status === 'quoting';
  const makeLink = () => void attempt(async () => onLetter(id, await link(rfq, id)));
  const canLink = !isOver(rfq) && !['declined', 'withdrawn'].includes(status);
  const canMail = useWebConfig()?.mail === true && maker.channel === 'eml' && isOpen && canLink;
  return (
    <li className={styles.maker}>
      <div className={styles.makerHead}>
        <Stack gap="xxsmall">
          <Text weight="medium">{supplierName}</Text>
          <Inline gap="xsmall">
            <Badge tone={recipientTones[status]}>{recipientWords[status]}</Badge>
            <Text size="caption" tone="quiet">
              {standing(maker)}
            </Text>
          </Inline>
        </Stack>
        <Inline gap="xsmall">
          {canMail && act('mail', maker.mail ? 'E-mail again' : 'Send e-mail')}
          {canLink && (
            <Button isPending={isPending} onPress={makeLink}>
              {maker.hasLink ? 'New link' : maker.channel === 'eml' ? 'Make e-mail' : 'Make link'}
            </Button>
          )}
          {may(maker, 'invite') && act('invite', status === 'added' ? 'Sent otherwise' : 'Invite again')}
          {maker.hasLink && act('revoke', 'End link')}
          {may(maker, 'typeQuote') && <Button onPress={() => setIsTyping(true)}>Type quote in</Button>}
          {may(maker, 'shortlist') && act('shortlist', 'Shortlist')}
          {may(maker, 'unshortlist') && act('unshortlist', 'Off the short list')}
          <Button variant="quiet" aria-expanded={isSeen} onPress={() => setIsSeen(!isSeen)}>
            What they see
          </Button>
        </Inline>
      </div>
      {maker.reason && <blockquote className={styles.quoted}>{maker.reason}</blockquote>}
      {maker.mail && (
        <Text as="p" size="caption" tone={maker.mail.state === 'failed' ? 'critical' : 'quiet'}>
          {mailWords(maker.mail)}
        </Text>
      )}
      <Failure error={failure} />
      {letter && <Letter letter={letter} supplierName={supplierName} />}
      {maker.questions.length > 0 && <Questions rfq={rfq} maker={maker} />}
      {isSeen && <MakersView rfq={rfq} maker={maker} />}
      <Suspense fallback={null}>
        {isTyping && <QuoteDialog rfq={rfq} maker={maker} onClose={() => setIsTyping(false)} />}
      </Suspense>
    </li>
  );
}

const channels = { link: 'by link', eml: 'by e-mail', other: 'otherwise' } as const;

/** How and when they were asked, and what they have seen. */
function standing({ channel, status, invitedAt, viewedAt, hasLink }: RfqRecipient): string {
  const isToBeAsked = status === 'added';
  const said = [
    invitedAt && `asked ${channels[channel]} on ${dayInWords(invitedAt)}`,
    isToBeAsked && `to be asked ${channels[channel]}`,
    !invitedAt && !isToBeAsked && 'not asked from here',
    viewedAt && `opened on ${dayInWords(viewedAt)}`,
    hasLink && 'has a link',
  ];
  return said.filter(Boolean).join(', ');
}
