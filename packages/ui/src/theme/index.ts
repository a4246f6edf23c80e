import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource-variable/source-sans-3/wght-italic.css';
import './standIns.css';
import './layers.css';
import './light.css';
import './dark.css';
import './motion.css';
import './reset.css';

export type { ColorScheme } from './colorScheme';
export { sprinkles } from './sprinkles.css';
export type { Sprinkles } from './sprinkles.css';
export { applyColorScheme, useColorScheme } from './useColorScheme';
export type { ColorSchemeControl } from './useColorScheme';
export { vars } from './vars.css';
