import { darkColors, lightColors, radius, size, space, type } from '../../packages/ui/src/theme/tokens';
import { vars } from '../../packages/ui/src/theme/vars.css';
import { DocsTable } from './DocsTable';
import { propertiesOf } from './themeVariables';

const swatch = (color: string) => (
  <span
    aria-hidden
    style={{
      display: 'inline-block',
      width: 14,
      height: 14,
      marginInlineEnd: 8,
      verticalAlign: '-2px',
      borderRadius: 4,
      border: '1px solid var(--seedbed-color-line-strong)',
      background: color,
    }}
  />
);

const value = (text: string, isColor = false) => (
  <td>
    {isColor && swatch(text)}
    <code>{text}</code>
  </td>
);

/** Every colour of the theme by role, light and dark. */
export function ColorTokens() {
  return (
    <DocsTable aria-label="Colours">
      <thead>
        <tr>
          <th>Variable</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(vars.color).map(([role, reference]) => (
          <tr key={role}>
            <td>
              <code>{propertiesOf(reference)[0]}</code>
            </td>
            {value(lightColors[role as keyof typeof lightColors], true)}
            {value(darkColors[role as keyof typeof lightColors], true)}
          </tr>
        ))}
      </tbody>
    </DocsTable>
  );
}

const scales = {
  space: [vars.space, space],
  radius: [vars.radius, radius],
  size: [vars.size, size],
  type: [vars.type, type],
} as const;

const leavesOf = (part: unknown): string[] =>
  typeof part === 'object' && part !== null ? Object.values(part).flatMap(leavesOf) : [String(part)];

/** One scale of the theme: its variables and what they are. */
export function ScaleTokens({ of }: { of: keyof typeof scales }) {
  const [references, values] = scales[of];
  const lengths = leavesOf(values);
  return (
    <DocsTable aria-label={of}>
      <thead>
        <tr>
          <th>Variable</th>
          <th>Value</th>
        </tr>
      </thead>
      <tbody>
        {propertiesOf(references).map((property, index) => (
          <tr key={property}>
            <td>
              <code>{property}</code>
            </td>
            {value(lengths[index] ?? '')}
          </tr>
        ))}
      </tbody>
    </DocsTable>
  );
}
