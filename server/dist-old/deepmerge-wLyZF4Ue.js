import { i as __require, t as __commonJSMin } from "./rolldown-runtime-B50NcwA4.js";
// ../node_modules/fastify-plugin/lib/getPluginName.js
var require_getPluginName = __commonJSMin(((exports, module) => {
	const { basename, extname } = __require("node:path");
	const FP_STACK_TRACE_REG = /at\s(?:.*\.)?plugin\s.*\n\s*(.*)/;
	const LOCATION_REG = /:\d+:\d+\)?$/;
	module.exports = function getPluginName(fn) {
		if (fn.name.length > 0) return fn.name;
		const stackTraceLimit = Error.stackTraceLimit;
		Error.stackTraceLimit = 10;
		try {
			throw new Error("anonymous function");
		} catch (e) {
			Error.stackTraceLimit = stackTraceLimit;
			return extractPluginName(e.stack);
		}
	};
	function extractPluginName(stack) {
		const m = stack.match(FP_STACK_TRACE_REG);
		if (!m) return "anonymous";
		const fileName = basename(m[1].replaceAll("\\", "/")).replace(LOCATION_REG, "");
		return basename(fileName, extname(fileName));
	}
	module.exports.extractPluginName = extractPluginName;
}));
// ../node_modules/fastify-plugin/lib/toCamelCase.js
var require_toCamelCase = __commonJSMin(((exports, module) => {
	const KEBAB_REG = /-(.)/g;
	function upperFirst(_match, char) {
		return char.toUpperCase();
	}
	module.exports = function toCamelCase(name) {
		if (name[0] === "@") name = name.slice(1).replace("/", "-");
		return name.replace(KEBAB_REG, upperFirst);
	};
}));
// ../node_modules/fastify-plugin/index.js
var require_fastify_plugin = __commonJSMin(((exports, module) => {
	const getPluginName = require_getPluginName();
	const toCamelCase = require_toCamelCase();
	const kSkipOverride = Symbol.for("skip-override");
	const kDisplayName = Symbol.for("fastify.display-name");
	const kPluginMeta = Symbol.for("plugin-meta");
	let count = 0;
	function plugin(fn, options = {}) {
		let autoName = false;
		if (fn?.default !== void 0) fn = fn.default;
		if (typeof fn !== "function") throw new TypeError(`fastify-plugin expects a function, instead got a '${typeof fn}'`);
		if (typeof options === "string") options = { fastify: options };
		if (typeof options !== "object" || Array.isArray(options) || options === null) throw new TypeError("The options object should be an object");
		if (options.fastify !== void 0 && typeof options.fastify !== "string") throw new TypeError(`fastify-plugin expects a version string, instead got '${typeof options.fastify}'`);
		if (options.name && typeof options.name !== "string") throw new TypeError(`fastify-plugin expects a name string, instead got '${typeof options.name}'`);
		if (!options.name) {
			autoName = true;
			options = {
				...options,
				name: getPluginName(fn) + "-auto-" + count++
			};
		}
		fn[kSkipOverride] = options.encapsulate !== true;
		fn[kDisplayName] = options.name;
		fn[kPluginMeta] = options;
		if (!fn.default) fn.default = fn;
		if (!autoName) {
			const camelCase = toCamelCase(options.name);
			if (!fn[camelCase]) fn[camelCase] = fn;
		}
		return fn;
	}
	module.exports = plugin;
	module.exports.default = plugin;
	module.exports.fastifyPlugin = plugin;
}));
// ../node_modules/@fastify/error/index.js
var require_error = __commonJSMin(((exports, module) => {
	const { format } = __require("node:util");
	function toString() {
		return `${this.name} [${this.code}]: ${this.message}`;
	}
	const FastifyGenericErrorSymbol = Symbol.for("fastify-error-generic");
	function createError(code, message, statusCode = 500, Base = Error, captureStackTrace = createError.captureStackTrace) {
		const shouldCreateFastifyGenericError = code === FastifyGenericErrorSymbol;
		if (shouldCreateFastifyGenericError) code = "FST_ERR";
		if (!code) throw new Error("Fastify error code must not be empty");
		if (!message) throw new Error("Fastify error message must not be empty");
		code = code.toUpperCase();
		!statusCode && (statusCode = void 0);
		const FastifySpecificErrorSymbol = Symbol.for(`fastify-error ${code}`);
		function FastifyError(...args) {
			if (!new.target) return new FastifyError(...args);
			this.code = code;
			this.name = "FastifyError";
			this.statusCode = statusCode;
			const lastElement = args.length - 1;
			if (lastElement !== -1 && args[lastElement] && typeof args[lastElement] === "object" && "cause" in args[lastElement]) this.cause = args.pop().cause;
			this.message = format(message, ...args);
			Error.stackTraceLimit && captureStackTrace && Error.captureStackTrace(this, FastifyError);
		}
		FastifyError.prototype = Object.create(Base.prototype, {
			constructor: {
				value: FastifyError,
				enumerable: false,
				writable: true,
				configurable: true
			},
			[FastifyGenericErrorSymbol]: {
				value: true,
				enumerable: false,
				writable: false,
				configurable: false
			},
			[FastifySpecificErrorSymbol]: {
				value: true,
				enumerable: false,
				writable: false,
				configurable: false
			}
		});
		if (shouldCreateFastifyGenericError) Object.defineProperty(FastifyError, Symbol.hasInstance, {
			value(instance) {
				return instance && instance[FastifyGenericErrorSymbol];
			},
			configurable: false,
			writable: false,
			enumerable: false
		});
		else Object.defineProperty(FastifyError, Symbol.hasInstance, {
			value(instance) {
				return instance && instance[FastifySpecificErrorSymbol];
			},
			configurable: false,
			writable: false,
			enumerable: false
		});
		FastifyError.prototype[Symbol.toStringTag] = "Error";
		FastifyError.prototype.toString = toString;
		return FastifyError;
	}
	createError.captureStackTrace = true;
	const FastifyErrorConstructor = createError(FastifyGenericErrorSymbol, "Fastify Error", 500, Error);
	module.exports = createError;
	module.exports.FastifyError = FastifyErrorConstructor;
	module.exports.default = createError;
	module.exports.createError = createError;
}));
// ../node_modules/secure-json-parse/index.js
var require_secure_json_parse = __commonJSMin(((exports, module) => {
	const hasBuffer = typeof Buffer !== "undefined";
	const suspectProtoRx = /"(?:_|\\u005[Ff])(?:_|\\u005[Ff])(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[Ff])(?:t|\\u0074)(?:o|\\u006[Ff])(?:_|\\u005[Ff])(?:_|\\u005[Ff])"\s*:/;
	const suspectConstructorRx = /"(?:c|\\u0063)(?:o|\\u006[Ff])(?:n|\\u006[Ee])(?:s|\\u0073)(?:t|\\u0074)(?:r|\\u0072)(?:u|\\u0075)(?:c|\\u0063)(?:t|\\u0074)(?:o|\\u006[Ff])(?:r|\\u0072)"\s*:/;
	function _parse(text, reviver, options) {
		if (options == null) {
			if (reviver !== null && typeof reviver === "object") {
				options = reviver;
				reviver = void 0;
			}
		}
		if (hasBuffer && Buffer.isBuffer(text)) text = text.toString();
		if (text && text.charCodeAt(0) === 65279) text = text.slice(1);
		const obj = JSON.parse(text, reviver);
		if (obj === null || typeof obj !== "object") return obj;
		const protoAction = options && options.protoAction || "error";
		const constructorAction = options && options.constructorAction || "error";
		if (protoAction === "ignore" && constructorAction === "ignore") return obj;
		if (protoAction !== "ignore" && constructorAction !== "ignore") {
			if (suspectProtoRx.test(text) === false && suspectConstructorRx.test(text) === false) return obj;
		} else if (protoAction !== "ignore" && constructorAction === "ignore") {
			if (suspectProtoRx.test(text) === false) return obj;
		} else if (suspectConstructorRx.test(text) === false) return obj;
		return filter(obj, {
			protoAction,
			constructorAction,
			safe: options && options.safe
		});
	}
	function filter(obj, { protoAction = "error", constructorAction = "error", safe } = {}) {
		let next = [obj];
		while (next.length) {
			const nodes = next;
			next = [];
			for (const node of nodes) {
				if (protoAction !== "ignore" && Object.prototype.hasOwnProperty.call(node, "__proto__")) {
					if (safe === true) return null;
					else if (protoAction === "error") throw new SyntaxError("Object contains forbidden prototype property");
					delete node.__proto__;
				}
				if (constructorAction !== "ignore" && Object.prototype.hasOwnProperty.call(node, "constructor") && node.constructor !== null && typeof node.constructor === "object" && Object.prototype.hasOwnProperty.call(node.constructor, "prototype")) {
					if (safe === true) return null;
					else if (constructorAction === "error") throw new SyntaxError("Object contains forbidden prototype property");
					delete node.constructor;
				}
				for (const key in node) {
					const value = node[key];
					if (value && typeof value === "object") next.push(value);
				}
			}
		}
		return obj;
	}
	function parse(text, reviver, options) {
		const { stackTraceLimit } = Error;
		Error.stackTraceLimit = 0;
		try {
			return _parse(text, reviver, options);
		} finally {
			Error.stackTraceLimit = stackTraceLimit;
		}
	}
	function safeParse(text, reviver) {
		const { stackTraceLimit } = Error;
		Error.stackTraceLimit = 0;
		let result;
		try {
			result = _parse(text, reviver, { safe: true });
		} catch {
			result = void 0;
		} finally {
			Error.stackTraceLimit = stackTraceLimit;
		}
		return result;
	}
	module.exports = parse;
	module.exports.default = parse;
	module.exports.parse = parse;
	module.exports.safeParse = safeParse;
	module.exports.scan = filter;
}));
// ../node_modules/@fastify/deepmerge/index.js
var require_deepmerge = __commonJSMin(((exports, module) => {
	const JSON_PROTO = Object.getPrototypeOf({});
	function defaultIsMergeableObjectFactory() {
		return function defaultIsMergeableObject(value) {
			return typeof value === "object" && value !== null && !(value instanceof RegExp) && !(value instanceof Date);
		};
	}
	function deepmergeConstructor(options) {
		function isNotPrototypeKey(value) {
			return value !== "constructor" && value !== "prototype" && value !== "__proto__";
		}
		function cloneArray(value) {
			let i = 0;
			const il = value.length;
			const result = new Array(il);
			for (; i < il; ++i) result[i] = clone(value[i]);
			return result;
		}
		function cloneObject(target) {
			const result = {};
			if (cloneProtoObject && Object.getPrototypeOf(target) !== JSON_PROTO) return cloneProtoObject(target);
			const targetKeys = getKeys(target);
			let i, il, key;
			for (i = 0, il = targetKeys.length; i < il; ++i) isNotPrototypeKey(key = targetKeys[i]) && (result[key] = clone(target[key]));
			return result;
		}
		function concatArrays(target, source) {
			const tl = target.length;
			const sl = source.length;
			let i = 0;
			const result = new Array(tl + sl);
			for (; i < tl; ++i) result[i] = clone(target[i]);
			for (i = 0; i < sl; ++i) result[i + tl] = clone(source[i]);
			return result;
		}
		const propertyIsEnumerable = Object.prototype.propertyIsEnumerable;
		function getSymbolsAndKeys(value) {
			const result = Object.keys(value);
			const keys = Object.getOwnPropertySymbols(value);
			for (let i = 0, il = keys.length; i < il; ++i) propertyIsEnumerable.call(value, keys[i]) && result.push(keys[i]);
			return result;
		}
		const getKeys = options?.symbols ? getSymbolsAndKeys : Object.keys;
		const cloneProtoObject = typeof options?.cloneProtoObject === "function" ? options.cloneProtoObject : void 0;
		const isMergeableObject = typeof options?.isMergeableObject === "function" ? options.isMergeableObject : defaultIsMergeableObjectFactory();
		const onlyDefinedProperties = options?.onlyDefinedProperties === true;
		function isPrimitive(value) {
			return typeof value !== "object" || value === null;
		}
		const mergeArray = options && typeof options.mergeArray === "function" ? options.mergeArray({
			clone,
			deepmerge: _deepmerge,
			getKeys,
			isMergeableObject
		}) : concatArrays;
		function clone(entry) {
			return isMergeableObject(entry) ? Array.isArray(entry) ? cloneArray(entry) : cloneObject(entry) : entry;
		}
		function mergeObject(target, source) {
			const result = {};
			const targetKeys = getKeys(target);
			const sourceKeys = getKeys(source);
			let i, il, key;
			for (i = 0, il = targetKeys.length; i < il; ++i) isNotPrototypeKey(key = targetKeys[i]) && sourceKeys.indexOf(key) === -1 && (result[key] = clone(target[key]));
			for (i = 0, il = sourceKeys.length; i < il; ++i) {
				if (!isNotPrototypeKey(key = sourceKeys[i])) continue;
				if (key in target) {
					if (targetKeys.indexOf(key) !== -1) {
						if (cloneProtoObject && isMergeableObject(source[key]) && Object.getPrototypeOf(source[key]) !== JSON_PROTO) result[key] = cloneProtoObject(source[key]);
						else result[key] = _deepmerge(target[key], source[key]);
					}
				} else {
					if (onlyDefinedProperties && typeof source[key] === "undefined") continue;
					result[key] = clone(source[key]);
				}
			}
			return result;
		}
		function _deepmerge(target, source) {
			if (onlyDefinedProperties && typeof source === "undefined") return clone(target);
			const sourceIsArray = Array.isArray(source);
			const targetIsArray = Array.isArray(target);
			if (isPrimitive(source)) return source;
			else if (!isMergeableObject(target)) return clone(source);
			else if (sourceIsArray && targetIsArray) return mergeArray(target, source);
			else if (sourceIsArray !== targetIsArray) return clone(source);
			else return mergeObject(target, source);
		}
		function _deepmergeAll() {
			switch (arguments.length) {
				case 0: return {};
				case 1: return clone(arguments[0]);
				case 2: return _deepmerge(arguments[0], arguments[1]);
			}
			let result;
			for (let i = 0, il = arguments.length; i < il; ++i) result = _deepmerge(result, arguments[i]);
			return result;
		}
		return options?.all ? _deepmergeAll : _deepmerge;
	}
	module.exports = deepmergeConstructor;
	module.exports.default = deepmergeConstructor;
	module.exports.deepmerge = deepmergeConstructor;
	Object.defineProperty(module.exports, "isMergeableObject", { get: defaultIsMergeableObjectFactory });
}));
export { require_fastify_plugin as i, require_secure_json_parse as n, require_error as r, require_deepmerge as t };

//# sourceMappingURL=deepmerge-wLyZF4Ue.js.map