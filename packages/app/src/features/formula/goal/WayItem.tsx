import type { StoredFormula } from '@seedbed/server/contract';
import type { Way } from '@seedbed/server/formula/goal';
import { Button } from '@seedbed/ui/button';
import { AlertTriangle, Check, Info } from '@seedbed/ui/icons';
import { Text } from '@seedbed/ui/text';
import { checkWords } from '../model/checkWords';
import { lineName } from '../model/lineName';
import { lineOf } from '../model/paths';
import { StripItem } from '../strip/StripItem';
import { moneyText, tierWords, wayTitle } from './wayWords';

const looks = {
  true: { severity: 'warn', Icon: AlertTriangle },
  false: { severity: undefined, Icon: Check },
  null: { severity: 'note', Icon: Info },
} as const;

interface WayItemProps {
  formula: StoredFormula;
  /** Containers of the run as it is. */
  containers: number;
  way: Way;
  /** Goes this way; absent where nothing can be changed. */
  onUse?: (way: Way, title: string) => void;
}

/** One way to a cheaper unit: what is done, what a unit costs then, and what of the evidence it loses. */
export function WayItem({ formula, containers, way, onUse }: WayItemProps) {
  const { change, perUnit, loss, brings } = way;
  const title = wayTitle(formula, change, containers);
  const { severity, Icon } = looks[`${loss.isLost}`];
  const tiers = tierWords(formula, way);
  return (
    <StripItem
      severity={severity}
      Icon={Icon}
      source={loss.source ?? undefined}
      action={
        onUse && (
          <Button size="small" aria-label={`Use this: ${title}`} onPress={() => onUse(way, title)}>
            Use this
          </Button>
        )
      }
    >
      <Text as="div" weight="strong">
        {title}
      </Text>
      {moneyText(perUnit)} a unit. {tiers} {loss.text}
      {brings.map(({ code, line: id, text }) => {
        const line = id === undefined ? undefined : lineOf(formula, String(id));
        const words = checkWords(text, line && lineName(line));
        return <div key={`${code} ${id}`}>It would stop an approval. {words}</div>;
      })}
    </StripItem>
  );
}
