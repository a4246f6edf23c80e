import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

const tone = (ink: string, paper: string, name: string): string =>
  componentStyle({ background: paper, vars: { '--notice-ink': ink } }, name);

export const notice = recipe({
  base: componentStyle(
    {
      display: 'flex',
      alignItems: 'start',
      gap: vars.space.small,
      padding: `${vars.space.small} ${vars.space.medium}`,
      borderRadius: vars.radius.card,
      '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
    },
    'notice',
  ),
  variants: {
    tone: {
      neutral: tone(vars.color.textQuiet, vars.color.sunken, 'neutral'),
      positive: tone(vars.color.positive, vars.color.positiveSoft, 'positive'),
      caution: tone(vars.color.caution, vars.color.cautionSoft, 'caution'),
      critical: tone(vars.color.critical, vars.color.criticalSoft, 'critical'),
    },
  },
});

export const icon = componentStyle(
  { flexShrink: 0, paddingBlockStart: '1px', color: 'var(--notice-ink)' },
  'icon',
);

/** The action goes below the words where there is no room beside them. */
export const content = componentStyle(
  { flexGrow: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small },
  'content',
);

export const words = componentStyle(
  { flex: '1 1 15rem', display: 'flex', flexDirection: 'column', gap: '2px', overflowWrap: 'anywhere' },
  'words',
);

export const title = componentStyle({ fontWeight: vars.weight.strong }, 'title');
