// Stands for undici's parser with SIMD: where that cannot be loaded, undici takes the plain one.
throw new Error('The gate has one parser of answers.');
