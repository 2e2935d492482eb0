import { i as __require, t as __commonJSMin } from "./rolldown-runtime-B50NcwA4.js";
import { X as esm_default, dt as decrypt, gt as BackupError, pt as isEncrypted, ut as ENCRYPTED_HEAD_BYTES } from "./sql-C3kFww1T.js";
import { Ct as parse, F as literal, N as int, O as array, X as string, Y as strictObject, k as boolean } from "./shop-settings-BJhU4EHp.js";
import { Ks as datetime } from "./all-routes-BFvhvH77.js";
import { r as migrate, t as migrateJobs } from "./migrate-jobs-CPT9vCzG.js";
import { n as END_MARK, r as isHalfRestored, t as BEGIN_MARK } from "./half-restored-UtjASBa7.js";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { pipeline as pipeline$1 } from "node:stream/promises";
import { createGunzip } from "node:zlib";
// src/backup/backup-format.ts
const frames = {
	header: "H",
	table: "T",
	data: "D",
	tableEnd: "E",
	sequence: "S",
	end: "Z"
};
const FORMAT = 1;
const FRAME_HEAD_BYTES = 5;
const MOST_FRAME_BYTES = 1e9;
const headerFrame = strictObject({
	format: literal(1),
	version: string(),
	made_at: datetime(),
	migrations: array(string())
});
const tableFrame = strictObject({
	name: string(),
	columns: array(string())
});
const tableEndFrame = strictObject({
	rows: int(),
	sha256: string()
});
const sequenceFrame = strictObject({
	name: string(),
	value: string(),
	called: boolean()
});
const endFrame = strictObject({
	tables: int(),
	rows: int()
});
function frameOf(kind, content) {
	const body = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
	const head = Buffer.alloc(5);
	head.write(kind, 0, "latin1");
	head.writeUInt32BE(body.length, 1);
	return Buffer.concat([head, body]);
}
// ../node_modules/pg-copy-streams/obuf.js
var require_obuf = __commonJSMin(((exports, module) => {
	const Buffer = __require("buffer").Buffer;
	function OffsetBuffer() {
		this.offset = 0;
		this.size = 0;
		this.buffers = [];
	}
	module.exports = OffsetBuffer;
	OffsetBuffer.prototype.isEmpty = function isEmpty() {
		return this.size === 0;
	};
	OffsetBuffer.prototype.clone = function clone(size) {
		const r = new OffsetBuffer();
		r.offset = this.offset;
		r.size = size;
		r.buffers = this.buffers.slice();
		return r;
	};
	OffsetBuffer.prototype.toChunks = function toChunks() {
		if (this.size === 0) return [];
		if (this.offset !== 0) {
			this.buffers[0] = this.buffers[0].slice(this.offset);
			this.offset = 0;
		}
		const chunks = [];
		let off = 0;
		let i = 0;
		for (; off <= this.size && i < this.buffers.length; i++) {
			let buf = this.buffers[i];
			off += buf.length;
			if (off > this.size) {
				buf = buf.slice(0, buf.length - (off - this.size));
				this.buffers[i] = buf;
			}
			chunks.push(buf);
		}
		if (i < this.buffers.length) this.buffers.length = i;
		return chunks;
	};
	OffsetBuffer.prototype.toString = function toString(enc) {
		return this.toChunks().map(function(c) {
			return c.toString(enc);
		}).join("");
	};
	OffsetBuffer.prototype.use = function use(buf, off, n) {
		this.buffers = [buf];
		this.offset = off;
		this.size = n;
	};
	OffsetBuffer.prototype.push = function push(data) {
		if (data.length === 0) return;
		this.size += data.length;
		this.buffers.push(data);
	};
	OffsetBuffer.prototype.has = function has(n) {
		return this.size >= n;
	};
	OffsetBuffer.prototype.skip = function skip(n) {
		if (this.size === 0) return;
		this.size -= n;
		if (this.offset + n < this.buffers[0].length) {
			this.offset += n;
			return;
		}
		let left = n - (this.buffers[0].length - this.offset);
		this.offset = 0;
		let shift = 1;
		for (; left > 0 && shift < this.buffers.length; shift++) {
			const buf = this.buffers[shift];
			if (buf.length > left) {
				this.offset = left;
				break;
			}
			left -= buf.length;
		}
		this.buffers = this.buffers.slice(shift);
	};
	OffsetBuffer.prototype.copy = function copy(target, targetOff, off, n) {
		if (this.size === 0) return;
		if (off !== 0) throw new Error("Unsupported offset in .copy()");
		let toff = targetOff;
		const first = this.buffers[0];
		const toCopy = Math.min(n, first.length - this.offset);
		first.copy(target, toff, this.offset, this.offset + toCopy);
		toff += toCopy;
		let left = n - toCopy;
		for (let i = 1; left > 0 && i < this.buffers.length; i++) {
			const buf = this.buffers[i];
			const toCopy = Math.min(left, buf.length);
			buf.copy(target, toff, 0, toCopy);
			toff += toCopy;
			left -= toCopy;
		}
	};
	OffsetBuffer.prototype.take = function take(n) {
		if (n === 0) return Buffer.alloc(0);
		this.size -= n;
		const first = this.buffers[0].length - this.offset;
		if (first === n) {
			let r = this.buffers.shift();
			if (this.offset !== 0) {
				r = r.slice(this.offset);
				this.offset = 0;
			}
			return r;
		} else if (first > n) {
			const r = this.buffers[0].slice(this.offset, this.offset + n);
			this.offset += n;
			return r;
		}
		const out = Buffer.alloc(n);
		let toOff = 0;
		let startOff = this.offset;
		let i = 0;
		for (; toOff !== n && i < this.buffers.length; i++) {
			const buf = this.buffers[i];
			const toCopy = Math.min(buf.length - startOff, n - toOff);
			buf.copy(out, toOff, startOff, startOff + toCopy);
			if (startOff + toCopy < buf.length) {
				this.offset = startOff + toCopy;
				break;
			} else {
				toOff += toCopy;
				startOff = 0;
			}
		}
		this.buffers = this.buffers.slice(i);
		if (this.buffers.length === 0) this.offset = 0;
		return out;
	};
	OffsetBuffer.prototype.peekUInt8 = function peekUInt8() {
		return this.buffers[0][this.offset];
	};
	OffsetBuffer.prototype.readUInt8 = function readUInt8() {
		this.size -= 1;
		const first = this.buffers[0];
		const r = first[this.offset];
		if (++this.offset === first.length) {
			this.offset = 0;
			this.buffers.shift();
		}
		return r;
	};
	OffsetBuffer.prototype.readUInt16LE = function readUInt16LE() {
		const first = this.buffers[0];
		this.size -= 2;
		let r;
		let shift;
		if (first.length - this.offset >= 2) {
			r = first.readUInt16LE(this.offset);
			shift = 0;
			this.offset += 2;
		} else {
			r = first[this.offset] | this.buffers[1][0] << 8;
			shift = 1;
			this.offset = 1;
		}
		if (this.offset === this.buffers[shift].length) {
			this.offset = 0;
			shift++;
		}
		if (shift !== 0) this.buffers = this.buffers.slice(shift);
		return r;
	};
	OffsetBuffer.prototype.readUInt24LE = function readUInt24LE() {
		const first = this.buffers[0];
		let r;
		let shift;
		const firstHas = first.length - this.offset;
		if (firstHas >= 3) {
			r = first.readUInt16LE(this.offset) | first[this.offset + 2] << 16;
			shift = 0;
			this.offset += 3;
		} else if (firstHas >= 2) {
			r = first.readUInt16LE(this.offset) | this.buffers[1][0] << 16;
			shift = 1;
			this.offset = 1;
		} else {
			r = first[this.offset];
			this.offset = 0;
			this.buffers.shift();
			this.size -= 1;
			r |= this.readUInt16LE() << 8;
			return r;
		}
		this.size -= 3;
		if (this.offset === this.buffers[shift].length) {
			this.offset = 0;
			shift++;
		}
		if (shift !== 0) this.buffers = this.buffers.slice(shift);
		return r;
	};
	OffsetBuffer.prototype.readUInt32LE = function readUInt32LE() {
		const first = this.buffers[0];
		let r;
		let shift;
		const firstHas = first.length - this.offset;
		if (firstHas >= 4) {
			r = first.readUInt32LE(this.offset);
			shift = 0;
			this.offset += 4;
		} else if (firstHas >= 3) {
			r = (first.readUInt16LE(this.offset) | first[this.offset + 2] << 16) + this.buffers[1][0] * 16777216;
			shift = 1;
			this.offset = 1;
		} else if (firstHas >= 2) {
			r = first.readUInt16LE(this.offset);
			this.offset = 0;
			this.buffers.shift();
			this.size -= 2;
			r += this.readUInt16LE() * 65536;
			return r;
		} else {
			r = first[this.offset];
			this.offset = 0;
			this.buffers.shift();
			this.size -= 1;
			r += this.readUInt24LE() * 256;
			return r;
		}
		this.size -= 4;
		if (this.offset === this.buffers[shift].length) {
			this.offset = 0;
			shift++;
		}
		if (shift !== 0) this.buffers = this.buffers.slice(shift);
		return r;
	};
	OffsetBuffer.prototype.readUInt16BE = function readUInt16BE() {
		const r = this.readUInt16LE();
		return (r & 255) << 8 | r >> 8;
	};
	OffsetBuffer.prototype.readUInt24BE = function readUInt24BE() {
		const r = this.readUInt24LE();
		return (r & 255) << 16 | (r >> 8 & 255) << 8 | r >> 16;
	};
	OffsetBuffer.prototype.readUInt32BE = function readUInt32BE() {
		const r = this.readUInt32LE();
		return ((r & 255) << 24 | (r >>> 8 & 255) << 16 | (r >>> 16 & 255) << 8 | r >>> 24) >>> 0;
	};
	function signedInt8(num) {
		if (num >= 128) return -(255 ^ num) - 1;
		else return num;
	}
	OffsetBuffer.prototype.peekInt8 = function peekInt8() {
		return signedInt8(this.peekUInt8());
	};
	OffsetBuffer.prototype.readInt8 = function readInt8() {
		return signedInt8(this.readUInt8());
	};
	function signedInt16(num) {
		if (num >= 32768) return -(65535 ^ num) - 1;
		else return num;
	}
	OffsetBuffer.prototype.readInt16BE = function readInt16BE() {
		return signedInt16(this.readUInt16BE());
	};
	OffsetBuffer.prototype.readInt16LE = function readInt16LE() {
		return signedInt16(this.readUInt16LE());
	};
	function signedInt24(num) {
		if (num >= 8388608) return -(16777215 ^ num) - 1;
		else return num;
	}
	OffsetBuffer.prototype.readInt24BE = function readInt24BE() {
		return signedInt24(this.readUInt24BE());
	};
	OffsetBuffer.prototype.readInt24LE = function readInt24LE() {
		return signedInt24(this.readUInt24LE());
	};
	function signedInt32(num) {
		if (num >= 2147483648) return -(4294967295 ^ num) - 1;
		else return num;
	}
	OffsetBuffer.prototype.readInt32BE = function readInt32BE() {
		return signedInt32(this.readUInt32BE());
	};
	OffsetBuffer.prototype.readInt32LE = function readInt32LE() {
		return signedInt32(this.readUInt32LE());
	};
}));
// ../node_modules/pg-copy-streams/message-formats.js
var require_message_formats = __commonJSMin(((exports, module) => {
	module.exports = {
		ErrorResponse: 69,
		CopyInResponse: 71,
		CopyOutResponse: 72,
		CopyBothResponse: 87,
		CopyDone: 99,
		CopyData: 100,
		CopyFail: 102,
		CommandComplete: 67,
		ReadyForQuery: 90,
		NotificationResponse: 65,
		NoticeResponse: 78,
		ParameterStatus: 83
	};
}));
// ../node_modules/pg-copy-streams/copy-to.js
var require_copy_to = __commonJSMin(((exports, module) => {
	module.exports = function(txt, options) {
		return new CopyStreamQuery(txt, options);
	};
	const { Readable } = __require("stream");
	const assert = __require("assert");
	const BufferList = require_obuf();
	const code = require_message_formats();
	const PG_CODE = 0;
	const PG_LENGTH = 1;
	const PG_MESSAGE = 2;
	var CopyStreamQuery = class extends Readable {
		constructor(text, options) {
			super(options);
			this.text = text;
			this.rowCount = 0;
			this._state = PG_CODE;
			this._buffer = new BufferList();
			this._unreadMessageContentLength = 0;
			this._copyDataChunks = new BufferList();
			this._pgDataHandler = null;
			this._drained = false;
			this._forwarding = false;
			this._onReadableEvent = this._onReadable.bind(this);
		}
		submit(connection) {
			this.connection = connection;
			this._attach();
			connection.query(this.text);
		}
		_attach() {
			const connectionStream = this.connection.stream;
			const pgDataListeners = connectionStream.listeners("data");
			assert(pgDataListeners.length == 1);
			this._pgDataHandler = pgDataListeners.pop();
			connectionStream.removeListener("data", this._pgDataHandler);
			connectionStream.pause();
			this._forward();
			connectionStream.on("readable", this._onReadableEvent);
		}
		_detach() {
			const connectionStream = this.connection.stream;
			const unreadBuffer = this._buffer.take(this._buffer.size);
			connectionStream.removeListener("readable", this._onReadableEvent);
			connectionStream.addListener("data", this._pgDataHandler);
			this._pgDataHandler(unreadBuffer);
			process.nextTick(function() {
				connectionStream.resume();
			});
		}
		_cleanup() {
			this._buffer = null;
			this._copyDataChunks = null;
			this._pgDataHandler = null;
			this._onReadableEvent = null;
		}
		_onReadable() {
			this._forward();
		}
		_read() {
			this._drained = true;
			this._forward();
		}
		_forward() {
			if (this._forwarding || !this._drained || !this.connection) return;
			this._forwarding = true;
			const connectionStream = this.connection.stream;
			let chunk;
			while (this._drained && (chunk = connectionStream.read()) !== null) this._drained = this._parse(chunk);
			this._forwarding = false;
		}
		_parse(chunk) {
			let done = false;
			let drained = true;
			this._buffer.push(chunk);
			while (!done && this._buffer.size > 0) {
				if (PG_CODE === this._state) {
					if (!this._buffer.has(1)) break;
					this._code = this._buffer.peekUInt8();
					if (this._code === code.ErrorResponse) {
						this._detach();
						return;
					}
					this._buffer.readUInt8();
					this._state = PG_LENGTH;
				}
				if (PG_LENGTH === this._state) {
					if (!this._buffer.has(4)) break;
					this._unreadMessageContentLength = this._buffer.readUInt32BE() - 4;
					this._state = PG_MESSAGE;
				}
				if (PG_MESSAGE === this._state) {
					if (this._unreadMessageContentLength > 0 && this._buffer.size > 0) {
						const n = Math.min(this._buffer.size, this._unreadMessageContentLength);
						const messageContentChunk = this._buffer.take(n);
						this._unreadMessageContentLength -= n;
						if (this._code === code.CopyData) this._copyDataChunks.push(messageContentChunk);
					}
					if (this._unreadMessageContentLength === 0) {
						switch (this._code) {
							case code.CopyOutResponse:
							case code.CopyData:
							case code.ParameterStatus:
							case code.NoticeResponse:
							case code.NotificationResponse: break;
							case code.CopyDone:
							default: done = true;
						}
						this._state = PG_CODE;
					}
				}
			}
			const len = this._copyDataChunks.size;
			if (len > 0) drained = this.push(this._copyDataChunks.take(len));
			if (done) {
				this._detach();
				this.push(null);
				this._cleanup();
			}
			return drained;
		}
		handleError(err) {
			this.emit("error", err);
			this._cleanup();
		}
		handleCommandComplete(msg) {
			const match = /COPY (\d+)/.exec((msg || {}).text);
			if (match) this.rowCount = parseInt(match[1], 10);
		}
		handleReadyForQuery() {}
	};
}));
// ../node_modules/pg-copy-streams/copy-from.js
var require_copy_from = __commonJSMin(((exports, module) => {
	module.exports = function(txt, options) {
		return new CopyStreamQuery(txt, options);
	};
	const { Writable } = __require("stream");
	const code = require_message_formats();
	var CopyStreamQuery = class extends Writable {
		constructor(text, options) {
			super(options);
			this.text = text;
			this.rowCount = 0;
			this._gotCopyInResponse = false;
			this.chunks = [];
			this.cb_CopyInResponse = null;
			this.cb_ReadyForQuery = null;
			this.cb_destroy = null;
			this.cork();
		}
		submit(connection) {
			this.connection = connection;
			connection.query(this.text);
		}
		callback() {}
		_write(chunk, enc, cb) {
			this.chunks.push({
				chunk,
				encoding: enc
			});
			if (this._gotCopyInResponse) return this.flush(cb);
			this.cb_CopyInResponse = cb;
		}
		_writev(chunks, cb) {
			if (this.chunks.length == 0) this.chunks = chunks;
			else {
				const QUANTUM = 125e3;
				for (let i = 0; i < chunks.length; i += QUANTUM) this.chunks.push(...chunks.slice(i, Math.min(i + QUANTUM, chunks.length)));
			}
			if (this._gotCopyInResponse) return this.flush(cb);
			this.cb_CopyInResponse = cb;
		}
		_destroy(err, cb) {
			if (this.cb_ReadyForQuery) return cb(err);
			this.cb_destroy = cb;
			const msg = err ? err.message : "NODE-PG-COPY-STREAMS destroy() was called";
			const self = this;
			const done = function() {
				self.connection.sendCopyFail(msg);
			};
			this.chunks = [];
			if (this._gotCopyInResponse) return this.flush(done);
			this.cb_CopyInResponse = done;
		}
		_final(cb) {
			this.cb_ReadyForQuery = cb;
			const self = this;
			const done = function() {
				const finBuffer = Buffer.from([
					code.CopyDone,
					0,
					0,
					0,
					4
				]);
				self.connection.stream.write(finBuffer);
			};
			if (this._gotCopyInResponse) return this.flush(done);
			this.cb_CopyInResponse = done;
		}
		flush(callback) {
			let chunk;
			let ok = true;
			while (ok && (chunk = this.chunks.shift())) ok = this.flushChunk(chunk.chunk);
			if (callback) {
				if (ok) callback();
				else if (this.chunks.length) this.connection.stream.once("drain", this.flush.bind(this, callback));
				else this.connection.stream.once("drain", callback);
			}
		}
		flushChunk(chunk) {
			const Int32Len = 4;
			const lenBuffer = Buffer.from([
				code.CopyData,
				0,
				0,
				0,
				0
			]);
			lenBuffer.writeUInt32BE(chunk.length + Int32Len, 1);
			this.connection.stream.write(lenBuffer);
			return this.connection.stream.write(chunk);
		}
		handleError(e) {
			this.callback();
			if (this.cb_destroy) {
				const cb = this.cb_destroy;
				this.cb_destroy = null;
				cb(e);
			} else this.emit("error", e);
			this.connection = null;
		}
		handleCopyInResponse(connection) {
			this._gotCopyInResponse = true;
			if (!this.destroyed) this.uncork();
			const cb = this.cb_CopyInResponse || function() {};
			this.cb_CopyInResponse = null;
			this.flush(cb);
		}
		handleCommandComplete(msg) {
			const match = /COPY (\d+)/.exec((msg || {}).text);
			if (match) this.rowCount = parseInt(match[1], 10);
		}
		handleReadyForQuery() {
			this.callback();
			this.cb_ReadyForQuery();
			this.connection = null;
		}
	};
}));
// ../node_modules/pg-copy-streams/copy-both.js
var require_copy_both = __commonJSMin(((exports, module) => {
	module.exports = function(txt, options) {
		return new CopyStreamQuery(txt, options);
	};
	const { Duplex } = __require("stream");
	const assert = __require("assert");
	const BufferList = require_obuf();
	const code = require_message_formats();
	const PG_CODE = 0;
	const PG_LENGTH = 1;
	const PG_MESSAGE = 2;
	var CopyStreamQuery = class extends Duplex {
		constructor(text, options) {
			super(options);
			this.text = text;
			this._state = PG_CODE;
			this._buffer = new BufferList();
			this._unreadMessageContentLength = 0;
			this._copyDataChunks = new BufferList();
			this._pgDataHandler = null;
			this._drained = false;
			this._forwarding = false;
			this._onReadableEvent = this._onReadable.bind(this);
			this.alignOnCopyDataFrame = options ? options.alignOnCopyDataFrame === true : false;
			this._gotCopyInResponse = false;
			this.chunks = [];
			this.cb = null;
			this.cork();
		}
		submit(connection) {
			this.connection = connection;
			this._attach();
			connection.query(this.text);
		}
		_attach() {
			const connectionStream = this.connection.stream;
			const pgDataListeners = connectionStream.listeners("data");
			assert(pgDataListeners.length == 1);
			this._pgDataHandler = pgDataListeners.pop();
			connectionStream.removeListener("data", this._pgDataHandler);
			connectionStream.pause();
			this._forward();
			connectionStream.on("readable", this._onReadableEvent);
		}
		_detach() {
			const connectionStream = this.connection.stream;
			const unreadBuffer = this._buffer.take(this._buffer.size);
			connectionStream.removeListener("readable", this._onReadableEvent);
			connectionStream.addListener("data", this._pgDataHandler);
			this._pgDataHandler(unreadBuffer);
			process.nextTick(function() {
				connectionStream.resume();
			});
		}
		_cleanup() {
			this._buffer = null;
			this._copyDataChunks = null;
			this._pgDataHandler = null;
			this._onReadableEvent = null;
		}
		_onReadable() {
			this._forward();
		}
		_read() {
			this._drained = true;
			this._forward();
		}
		_forward() {
			if (this._forwarding || !this._drained || !this.connection) return;
			this._forwarding = true;
			const connectionStream = this.connection.stream;
			let chunk;
			while (this._drained && (chunk = connectionStream.read()) !== null) this._drained = this._parse(chunk);
			this._forwarding = false;
		}
		_parse(chunk) {
			let done = false;
			let drained = true;
			this._buffer.push(chunk);
			while (!done && this._buffer.size > 0) {
				if (PG_CODE === this._state) {
					if (!this._buffer.has(1)) break;
					this._code = this._buffer.peekUInt8();
					if (this._code === code.ErrorResponse) {
						this._detach();
						return;
					}
					this._buffer.readUInt8();
					this._state = PG_LENGTH;
				}
				if (PG_LENGTH === this._state) {
					if (!this._buffer.has(4)) break;
					this._unreadMessageContentLength = this._buffer.readUInt32BE() - 4;
					this._state = PG_MESSAGE;
				}
				if (PG_MESSAGE === this._state) {
					if (this._unreadMessageContentLength > 0 && this._buffer.size > 0) {
						const n = Math.min(this._buffer.size, this._unreadMessageContentLength);
						const messageContentChunk = this._buffer.take(n);
						this._unreadMessageContentLength -= n;
						if (this._code === code.CopyData) this._copyDataChunks.push(messageContentChunk);
					}
					if (this._unreadMessageContentLength === 0) {
						switch (this._code) {
							case code.CopyBothResponse:
								this._startCopyIn();
								break;
							case code.CopyData:
								if (this.alignOnCopyDataFrame) drained = this._flushCopyData();
								break;
							case code.ParameterStatus:
							case code.NoticeResponse:
							case code.NotificationResponse: break;
							case code.CopyDone:
							default: done = true;
						}
						this._state = PG_CODE;
					}
				}
			}
			if (!this.alignOnCopyDataFrame) drained = this._flushCopyData();
			if (done) {
				this._detach();
				this.push(null);
				this._cleanup();
			}
			return drained;
		}
		_flushCopyData() {
			let drained = true;
			const len = this._copyDataChunks.size;
			if (len > 0) drained = this.push(this._copyDataChunks.take(len));
			return drained;
		}
		_write(chunk, enc, cb) {
			this.chunks.push({
				chunk,
				encoding: enc
			});
			if (this._gotCopyInResponse) return this.flush(cb);
			this.cb = cb;
		}
		_writev(chunks, cb) {
			this.chunks.push(...chunks);
			if (this._gotCopyInResponse) return this.flush(cb);
			this.cb = cb;
		}
		_final(cb) {
			this.flush();
			const finBuffer = Buffer.from([
				code.CopyDone,
				0,
				0,
				0,
				4
			]);
			this.connection.stream.write(finBuffer);
			this.cb_flush = cb;
		}
		flush(callback) {
			let chunk;
			let ok = true;
			while (ok && (chunk = this.chunks.shift())) ok = this.flushChunk(chunk.chunk);
			if (callback) {
				if (ok) callback();
				else if (this.chunks.length) this.connection.stream.once("drain", this.flush.bind(this, callback));
				else this.connection.stream.once("drain", callback);
			}
		}
		flushChunk(chunk) {
			const Int32Len = 4;
			const lenBuffer = Buffer.from([
				code.CopyData,
				0,
				0,
				0,
				0
			]);
			lenBuffer.writeUInt32BE(chunk.length + Int32Len, 1);
			this.connection.stream.write(lenBuffer);
			return this.connection.stream.write(chunk);
		}
		_startCopyIn() {
			this._gotCopyInResponse = true;
			this.uncork();
			this.flush();
			if (this.cb) {
				const { cb } = this;
				this.cb = null;
				cb();
			}
		}
		handleError(err) {
			this.emit("error", err);
			this._cleanup();
		}
		handleCopyData(chunk) {}
		handleCommandComplete() {}
		handleReadyForQuery() {
			this.connection = null;
			this.cb_flush();
		}
	};
}));
// ../node_modules/pg-copy-streams/index.js
var require_pg_copy_streams = __commonJSMin(((exports) => {
	const CopyToQueryStream = require_copy_to();
	const CopyFromQueryStream = require_copy_from();
	const CopyBothQueryStream = require_copy_both();
	exports.to = function copyTo(txt, options) {
		return new CopyToQueryStream(txt, options);
	};
	exports.from = function copyFrom(txt, options) {
		return new CopyFromQueryStream(txt, options);
	};
}));
// src/backup/tables.ts
var import_pg_copy_streams = require_pg_copy_streams();
const OF_MIGRATOR = ["kysely_migration", "kysely_migration_lock"];
const PLAIN_TEXTS = `
  set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set synchronize_seqscans = off; set statement_timeout = 0;
  set lock_timeout = '10s'; set idle_in_transaction_session_timeout = 0`;
const OF_JOBS = ["job_common", "queue"];
const BLOCK_BYTES = 65536;
async function connectForCopy(url) {
	const client = new esm_default.Client({
		connectionString: url,
		application_name: "sesame-backup",
		connectionTimeoutMillis: 1e4,
		keepAlive: true
	});
	client.on("error", () => {});
	await client.connect();
	await client.query(PLAIN_TEXTS);
	return client;
}
const BACKUP_LOCK = "hashtextextended('sesame backup', 0)";
async function withBackupLock(url, work) {
	const client = await connectForCopy(url);
	try {
		const { rows } = await client.query(`select pg_try_advisory_lock(${BACKUP_LOCK}) as free`);
		if (rows[0]?.free !== true) throw new BackupError("busy", "A backup is being made or checked already: wait for its end.");
		try {
			return await work(client);
		} finally {
			await client.query(`rollback; select pg_advisory_unlock(${BACKUP_LOCK})`).catch(() => {});
		}
	} finally {
		await client.end();
	}
}
async function listTables(client) {
	const { rows } = await client.query(`select case c.relnamespace when 'public'::regnamespace then '' else c.relnamespace::regnamespace || '.' end || c.relname as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and (c.relnamespace = 'public'::regnamespace and c.relname <> all($1)
       or c.relnamespace = to_regnamespace('pgboss') and c.relname = any($2))
     group by c.relnamespace, c.relname order by name`, [OF_MIGRATOR, OF_JOBS]);
	return rows;
}
async function listMigrations(client) {
	const { rows } = await client.query("select name from kysely_migration order by name");
	return rows.map(({ name }) => name);
}
async function listSequences(client) {
	const { rows } = await client.query(`select sequencename::text as name, coalesce(last_value, start_value)::text as value, last_value is not null as called
     from pg_sequences where schemaname = 'public' order by sequencename`);
	return rows;
}
function identifierOf(name) {
	return name.split(".").map(esm_default.escapeIdentifier).join(".");
}
function copied({ name, columns }) {
	return `${identifierOf(name)} (${columns.map((column) => esm_default.escapeIdentifier(column)).join(", ")})`;
}
async function partitionOrder(client, { name }) {
	const { rows } = await client.query(`select string_agg(quote_ident(a.attname), ', ' order by k.at) as key
     from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
       cross join unnest(i.indkey::smallint[]) with ordinality as k (attnum, at)
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
     where c.oid = $1::regclass and c.relkind = 'p'`, [identifierOf(name)]);
	return rows[0]?.key ?? null;
}
function ordered({ name, columns }, order) {
	return `select ${columns.map((column) => esm_default.escapeIdentifier(column)).join(", ")} from ${identifierOf(name)} order by ${order}`;
}
async function* rowsOf(client, table) {
	const hash = createHash("sha256");
	const order = await partitionOrder(client, table);
	const source = order === null ? copied(table) : `(${ordered(table, order)})`;
	const stream = client.query((0, import_pg_copy_streams.to)(`copy ${source} to stdout`));
	let block = [];
	let bytes = 0;
	for await (const chunk of stream) {
		hash.update(chunk);
		block.push(chunk);
		bytes += chunk.length;
		if (bytes < BLOCK_BYTES) continue;
		yield Buffer.concat(block);
		block = [];
		bytes = 0;
	}
	if (bytes > 0) yield Buffer.concat(block);
	return {
		rows: stream.rowCount,
		sha256: hash.digest("hex")
	};
}
// src/backup/read-backup.ts
async function* readFrames(path, privateKey) {
	const stream = pipeline(opened(path, privateKey), createGunzip(), () => {});
	const chunks = [];
	let have = 0;
	function take(bytes) {
		const all = chunks.length === 1 && chunks[0] !== void 0 ? chunks[0] : Buffer.concat(chunks);
		chunks.length = 0;
		have -= bytes;
		if (have > 0) chunks.push(all.subarray(bytes));
		return all.subarray(0, bytes);
	}
	let head;
	try {
		for await (const chunk of stream) {
			chunks.push(chunk);
			have += chunk.length;
			while (have >= (head?.length ?? 5)) if (head === void 0) {
				const bytes = take(5);
				head = {
					kind: bytes.toString("latin1", 0, 1),
					length: bytes.readUInt32BE(1)
				};
				if (head.length > 1e9) throw damaged(path);
			} else {
				yield {
					kind: head.kind,
					content: take(head.length)
				};
				head = void 0;
			}
		}
	} catch (error) {
		throw problemOf(error, path);
	}
	if (have > 0 || head !== void 0) throw damaged(path);
}
async function* opened(path, privateKey) {
	const file = createReadStream(path);
	const bytes = file[Symbol.asyncIterator]();
	let begin = Buffer.alloc(0);
	let step = await bytes.next();
	for (; !step.done; step = await bytes.next()) {
		begin = Buffer.concat([begin, step.value]);
		if (begin.length >= ENCRYPTED_HEAD_BYTES) break;
	}
	const head = begin.subarray(0, ENCRYPTED_HEAD_BYTES);
	const isSealed = isEncrypted(head);
	async function* rest() {
		yield isSealed ? begin.subarray(head.length) : begin;
		for (let next = await bytes.next(); !next.done; next = await bytes.next()) yield next.value;
	}
	try {
		if (isSealed) yield* decrypt(rest(), head, privateKey, () => damaged(path));
		else yield* rest();
	} finally {
		file.destroy();
	}
}
function parseFrame(schema, { content }, path) {
	try {
		return parse(schema, JSON.parse(content.toString()));
	} catch {
		throw damaged(path);
	}
}
function damaged(path) {
	return new BackupError("damaged", `${path} is not a complete backup of a shop: do not rely on it.`);
}
function problemOf(error, path) {
	const code = error instanceof Error && "code" in error ? error.code : void 0;
	if (code === "ENOENT") return new BackupError("file_missing", `There is no file ${path}.`);
	return typeof code === "string" && code.startsWith("Z_") ? damaged(path) : error;
}
// src/backup/restore-backup.ts
async function restoreBackup(options) {
	const { url, migrations } = options;
	const header = await requireComplete(options);
	requireSameSchema(header, Object.keys(migrations));
	const client = await connectForCopy(url);
	try {
		await requireEmpty(client);
		await client.query(BEGIN_MARK);
		await migrate(url, migrations);
		await migrateJobs(url);
		await client.query("begin");
		const enableAgain = await disableTriggers(client);
		const loaded = await load(client, options);
		for (const statement of enableAgain) await client.query(statement);
		await client.query(END_MARK);
		await client.query("commit");
		await client.query("analyze");
		return {
			header,
			...loaded
		};
	} finally {
		await client.end();
	}
}
async function requireComplete({ path, privateKey }) {
	let header;
	let hash = createHash("sha256");
	let isComplete = false;
	for await (const frame of readFrames(path, privateKey)) {
		if (header === void 0) {
			if (frame.kind !== frames.header) throw damaged(path);
			header = parseFrame(headerFrame, frame, path);
		}
		if (frame.kind === frames.table) hash = createHash("sha256");
		if (frame.kind === frames.data) hash.update(frame.content);
		if (frame.kind === frames.tableEnd) {
			const { sha256 } = parseFrame(tableEndFrame, frame, path);
			if (hash.digest("hex") !== sha256) throw damaged(path);
		}
		isComplete = frame.kind === frames.end;
	}
	if (header === void 0 || !isComplete) throw damaged(path);
	return header;
}
function requireSameSchema({ version, migrations }, own) {
	const [inFile, inShop] = [migrations.toSorted(), own.toSorted()];
	if (inFile.length === inShop.length && inFile.every((name, at) => name === inShop[at])) return;
	throw new BackupError("other_schema", `The backup has the schema of version ${version} (${inFile.at(-1)}), this is another (${inShop.at(-1)}): restore it with the version that made it, then upgrade.`);
}
async function requireEmpty(client) {
	if (await isHalfRestored(client)) return;
	const { rows } = await client.query(`select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') limit 1`);
	if (rows.length > 0) throw new BackupError("not_empty", "The database is not empty: a backup is restored only into a new one.");
}
async function disableTriggers(client) {
	const { rows: references } = await client.query(`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
     from pg_constraint where contype = 'f' and conparentid = 0
       and connamespace in ('public'::regnamespace, to_regnamespace('pgboss')) order by conrelid, conname`);
	const tables = (await listTables(client)).map(({ name }) => identifierOf(name));
	for (const { off } of references) await client.query(off);
	for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
	await client.query(`truncate ${tables.join(", ")}`);
	return [...references.map(({ on }) => on), ...tables.map((table) => `alter table ${table} enable trigger user`)];
}
async function load(client, { path, privateKey, onProgress }) {
	const missing = new Set((await listTables(client)).map(({ name }) => name));
	const tables = missing.size;
	const sums = new Map();
	let rows = 0;
	const source = readFrames(path, privateKey);
	for (let step = await source.next(); !step.done; step = await source.next()) {
		const frame = step.value;
		if (frame.kind === frames.table) {
			const table = parseFrame(tableFrame, frame, path);
			if (!missing.delete(table.name)) throw damaged(path);
			const sum = await loadTable(client, table, source, path);
			sums.set(table.name, sum);
			rows += sum.rows;
			await onProgress?.(sums.size, tables);
		} else if (frame.kind === frames.sequence) {
			const { name, value, called } = parseFrame(sequenceFrame, frame, path);
			await client.query("select setval($1::regclass, $2, $3)", [
				esm_default.escapeIdentifier(name),
				value,
				called
			]);
		} else if (frame.kind === frames.end) {
			const end = parseFrame(endFrame, frame, path);
			if (end.tables !== sums.size || end.rows !== rows) throw damaged(path);
		}
	}
	if (missing.size > 0) throw damaged(path);
	return {
		tables,
		rows,
		sums
	};
}
async function loadTable(client, table, source, path) {
	let sum;
	async function* blocks() {
		for (let step = await source.next(); !step.done; step = await source.next()) {
			const frame = step.value;
			if (frame.kind === frames.tableEnd) {
				sum = parseFrame(tableEndFrame, frame, path);
				return;
			}
			if (frame.kind !== frames.data) throw damaged(path);
			yield frame.content;
		}
	}
	const target = client.query((0, import_pg_copy_streams.from)(`copy ${copied(table)} from stdin`));
	await pipeline$1(blocks(), target);
	if (sum === void 0 || sum.rows !== target.rowCount) throw damaged(path);
	return sum;
}
export { listTables as a, frameOf as c, listSequences as i, frames as l, connectForCopy as n, rowsOf as o, listMigrations as r, withBackupLock as s, restoreBackup as t };

//# sourceMappingURL=restore-backup-CKt9Evnw.js.map