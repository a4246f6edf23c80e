export { HeaderLabel } from './HeaderLabel';
export { PlainPage } from './PlainPage';
export { narrowPage, page } from './Shell.css';
export { ShellHeader } from './ShellHeader';
export { workspaces } from './workspaces';
