// Loaded into every measured process, ours or not. When the process ends, its use of resources is written to file descriptor 3.
const { writeSync } = require('node:fs');

process.once('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeSync(3, JSON.stringify({ cpuMs: (userCPUTime + systemCPUTime) / 1000, memoryMb: (maxRSS * 1024) / 1e6 }));
});
