import { ServerResponse } from 'node:http';

// A command of a page loads this before its own code. It moves the calendar to the day of the page, and leaves the timers alone.
const moved = Number(process.env.CLOCK_MOVED_MS);
const Real = Date;
globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + moved);
    else super(...given);
  }
  static now() {
    return Real.now() + moved;
  }
};

// The server of Node takes the time of its answers from a clock of its own.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...given) {
  this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, given);
};
