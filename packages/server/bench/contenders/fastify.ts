import { serveFastify } from './fastifyProducts.ts';

await serveFastify(null);
