import { AnswerCache } from './answerCache.ts';
import { serveFastify } from './fastifyProducts.ts';

await serveFastify(new AnswerCache());
