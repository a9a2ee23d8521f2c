/** Routes that are no calls: uploads, files, pages, health. */
import type { Hono } from 'hono';
import type { Services } from '../services.ts';
import type { Door } from './door.ts';
import type { AppEnv } from './exchange.ts';

/** Adds them to the application. What asks the database goes through the door. */
export type Mount = (app: Hono<AppEnv>, services: Services, door: Door) => void;
