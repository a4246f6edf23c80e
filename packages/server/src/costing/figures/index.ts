export { figureNotes } from './figureNotes.ts';
