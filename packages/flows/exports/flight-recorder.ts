/** The last events of every flow, without secrets, to be saved and played again. */
export {
  createFlightRecorder,
  FLIGHT_LENGTH,
  type FlightEntry,
  type FlightRecord,
  type FlightRecorder,
  type FlightStart,
  MASK,
  parseFlight,
  withoutSecrets,
} from '../src/flight-recorder.ts';
