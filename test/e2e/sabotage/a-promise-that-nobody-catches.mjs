// A rejection outside of the gate's own work: nothing awaits this promise.
setTimeout(() => Promise.reject(new Error('nobody caught this\n    at somewhere (file.js:1:2)')), 100);
