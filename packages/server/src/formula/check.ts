/** What a check stops or tells. `stop` blocks approval, `warn` needs a tick, `note` informs. */
export type Severity = 'stop' | 'warn' | 'note';

const severities = {
  'conversion.iu': 'stop',
  'conversion.form': 'stop',
  'conversion.meq': 'stop',
  'conversion.cfu': 'stop',
  'dose.overLimit': 'stop',
  'dose.underStudied': 'warn',
  'fit.tooBig': 'stop',
  'fit.tight': 'warn',
  'fit.maker': 'note',
  'mix.minor': 'warn',
  'material.open': 'warn',
  'panel.belowTwoPercent': 'note',
  'panel.caffeine': 'note',
  'allergen.unconfirmed': 'stop',
  'status.ndi': 'warn',
  'status.novel': 'warn',
  'status.restricted': 'warn',
  'label.textNeeded': 'warn',
  'label.dualColumn': 'note',
  'label.oneServing': 'note',
  'label.noneDeclared': 'warn',
  'price.missing': 'warn',
  'price.ageing': 'note',
  'price.old': 'warn',
  'percent.sum': 'stop',
  'profile.incomplete': 'warn',
  'protein.quality': 'warn',
  'fiber.unlisted': 'warn',
  'overage.none': 'warn',
  'tolerance.eu': 'warn',
  'serving.pieces': 'warn',
  'label.shellMissing': 'warn',
  'eu.insignificant': 'note',
  'line.unmatched': 'warn',
} as const satisfies Record<string, Severity>;

/** The name of a check. */
export type CheckCode = keyof typeof severities;

/** What the formula's reckoning found: one sentence, and the rule it rests on where there is one. */
export interface Check {
  code: CheckCode;
  severity: Severity;
  /** The line it is about; absent where it is about the whole. */
  line?: string | number;
  text: string;
  source?: string;
}

/** What is said beside the code. */
export interface CheckParts extends Partial<Pick<Check, 'line' | 'source' | 'severity'>> {
  text: string;
}

/** A check; of the usual severity of its code unless another is given. */
export const check = (code: CheckCode, parts: CheckParts): Check => ({
  code,
  severity: severities[code],
  ...parts,
});
