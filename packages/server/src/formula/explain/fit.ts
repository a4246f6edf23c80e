import type { CostSource } from '../cost/source.ts';
import { capsuleOf } from '../fit/capsuleOf.ts';
import { hasBase } from '../fit/beside.ts';
import { piecesStated } from '../fit/filling.ts';
import { explanationOf, mgText, shown, type ExplainedInput, type Explanation } from './explanation.ts';

/** How the pieces of a serving, and how full each is, came about. */
export function explainFit(source: CostSource): Explanation | null {
  switch (source.formula.form) {
    case 'capsule':
      return explainCapsules(source);
    case 'tablet':
    case 'softgel':
      return explainPieces(source);
    case 'gummie':
      return explainGummies(source);
    default:
      return explainPoured(source);
  }
}

/** Weight of what goes into pieces: lines and typical excipients, without shells. */
const mixOf = ({ fit, filling }: CostSource) => fit.weightMg - filling.shellMg;

const typed = ({ formula }: CostSource, unit: string): ExplainedInput[] => {
  const stated = piecesStated(formula);
  return stated === null ? [] : [{ label: 'Serving', value: `${shown(stated)} ${unit}, typed` }];
};

/** The last step: what was typed, or what is needed; and how full it makes each piece. */
function ending(
  source: CostSource,
  { holds, unit, needed }: { holds: number; unit: string; needed: number },
) {
  const { fit } = source;
  const isTyped = piecesStated(source.formula) !== null;
  const mix = mixOf(source);
  return [
    `${mgText(mix)} needs ${shown(Math.max(1, Math.ceil(needed - 1e-9)))} ${unit}; the serving is ${shown(fit.units)}${isTyped ? ', as typed' : ''}`,
    ...(fit.percentFull === null
      ? []
      : [
          `${mgText(mix)} ÷ (${shown(fit.units)} × ${mgText(holds)}) × 100 = ${fit.percentFull.toFixed(1)} % full`,
        ]),
  ];
}

function explainCapsules(source: CostSource): Explanation {
  const { formula, filling, data } = source;
  const { size, mL } = capsuleOf(formula, data);
  const { capsuleFill } = formula.values;
  const mix = mixOf(source);
  const holds = mL * filling.density * 1000;
  return explanationOf('C9', {
    inputs: [
      { label: 'Fill of a serving', value: `${mgText(mix)}, typical excipients included` },
      { label: 'Density of the mix', value: `${shown(filling.density)} g/mL` },
      { label: 'Capsule', value: `size ${size}, ${shown(mL)} mL` },
      { label: 'Filled to', value: `${shown(capsuleFill * 100)} %` },
      ...typed(source, 'capsules'),
    ],
    steps: [
      `${shown(mL)} mL × ${shown(filling.density)} g/mL × 1,000 = ${mgText(holds)} in a full capsule`,
      `${mgText(mix)} ÷ (${mgText(holds)} × ${shown(capsuleFill)}) = ${shown(mix / (holds * capsuleFill))}`,
      ...ending(source, { holds, unit: 'capsules', needed: mix / (holds * capsuleFill) }),
    ],
  });
}

function explainPieces(source: CostSource): Explanation {
  const { tabletWeight, softgelWeight } = source.formula.values;
  const isTablet = source.formula.form === 'tablet';
  const holds = isTablet ? tabletWeight : softgelWeight;
  const unit = isTablet ? 'tablets' : 'softgels';
  const mix = mixOf(source);
  return explanationOf('C10', {
    inputs: [
      { label: 'Weight of what is in a serving', value: `${mgText(mix)}, typical excipients included` },
      { label: isTablet ? 'Heaviest tablet' : 'Fill of a softgel', value: mgText(holds) },
      ...typed(source, unit),
    ],
    steps: [
      `${mgText(mix)} ÷ ${mgText(holds)} = ${shown(mix / holds)}`,
      ...ending(source, { holds, unit, needed: mix / holds }),
    ],
  });
}

function explainGummies(source: CostSource): Explanation {
  const { filling, formula } = source;
  const { gummieLoad, gummieWeight } = formula.values;
  const holds = hasBase(filling) ? gummieLoad + gummieWeight : gummieLoad;
  const isTyped = piecesStated(formula) !== null;
  return explanationOf('C10', {
    inputs: [
      { label: 'Lines of a serving', value: mgText(filling.mg) },
      { label: 'A piece holds of them', value: mgText(holds) },
      ...typed(source, 'gummies'),
    ],
    steps: [
      `${mgText(filling.mg)} ÷ ${mgText(holds)} = ${shown(filling.mg / holds)}`,
      `The serving is ${shown(source.fit.units)}${isTyped ? ', as typed' : ''}`,
    ],
  });
}

function explainPoured({ fit, formula }: CostSource): Explanation {
  const { units, unit, household } = formula.serving;
  const said = household ?? (units ? `${shown(units)} ${unit ?? ''}`.trim() : 'one');
  return explanationOf('C11', {
    inputs: [{ label: 'Serving', value: household || units ? `${said}, typed` : said }],
    steps: [`A serving weighs ${mgText(fit.weightMg)}`],
  });
}
