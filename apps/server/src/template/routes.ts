import type { Handlers } from '../http/call.ts';
import { templates } from './store.ts';

/** The calls about templates. */
export const templateHandlers: Handlers['template'] = { list: templates.list };
