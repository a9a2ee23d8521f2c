// Every public subpath stays within its budget.
import { sizeTests } from '../../../scripts/library/sizeTests.ts';
import { library } from '../build/publicFiles.ts';

sizeTests(library);
