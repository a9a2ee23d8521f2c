/** Routes that are no calls: uploads, files, pages, health. */
import type { Hono } from 'hono';
import type { Services } from '../services.ts';
import type { Admission } from './admission.ts';
import type { AppEnv } from './exchange.ts';

/** Adds them to the application. Routes that query the database do their work through `admission.run`. */
export type Mount = (app: Hono<AppEnv>, services: Services, admission: Admission) => void;
