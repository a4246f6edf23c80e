export { answerDraft, articleDraft, passageDraft, shortened } from './gardenWords';
export { useCollections } from './garden.api';
export { Plant, type PlantProps } from './Plant';
