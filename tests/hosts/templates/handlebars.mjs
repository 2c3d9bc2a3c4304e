// The tags of the Node helper in Handlebars.

import Handlebars from 'handlebars';
import { addToHandlebars, Psp } from '../../../hosts/node/psp.mjs';

addToHandlebars(Handlebars, new Psp('dist', { isDevelopment: true }));
